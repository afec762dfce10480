/// What `--help` prints.
enum Help {
  static let version = "billfold 0.1.0"

  static let text = """
    billfold shows your tickets as overlapping cards in the terminal.

    Usage:
      billfold [OPTIONS] [FILE | FOLDER | -]...
                                           open the viewer; without a file, your own wallet
      billfold list  [OPTIONS] FILE...     the tickets, one per line, tab-separated
      billfold check FILE...               read everything, say all that is wrong

    Options:
      --demo[=NAME]           open a sample: finals (default), album or tasks
      --print                 print one frame as text and leave
      --size COLSxROWS        the frame's size for --print
      --focus N               start at the N-th card, from 1
      --offset ROWS           start at this content offset
      --order new|old|title|file
                              newest first (default), oldest first, by title, as in the file
      --step ROWS             rows of a card's visible strip (default 3)
      --height ROWS           rows of a card (default 11)
      --stacking last|first   which card lies on top
      --by season|competition|tag
                              what the header's pages are by (default season)
      --page NAME             start at this page of the header
      --index, --no-index     a line for each card beside the cards, or not
                              (default: on screens of 120 columns and more)
      --no-animation          scroll in one step
      --color auto|always|never
      --ascii                 frames and marks of ASCII alone
      --json                  list: all of each ticket, in the wallet format
      --trust FILE            certificates (PEM) that may have signed a pass
      --wallet FILE           your own wallet
                              (default $XDG_DATA_HOME/billfold/wallet.json)
      -h, --help              this text
      -V, --version           the version

    Keys: arrows, Tab, Page Up, Page Down, Home, End and Enter; ? shows all of them, q leaves.
    A file that is named like a command is opened as ./list. - reads standard input.

    Exit status: 0 all read; 1 general; 2 usage; 65 nothing readable in a file, or any diagnostic
    under check; 66 no such file; 69 no terminal; 74 cannot write; 128+N ended by signal N.
    """
}
