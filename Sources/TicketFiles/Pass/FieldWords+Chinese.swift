extension FieldWords {
  static let chinese: KeyValuePairs<FieldRole, String> = [
    .event: "活动, 演出, 节目",
    .match: "比赛",
    .film: "电影, 影片",
    .venue: "场馆, 地点, 影院, 场地, 剧院",
    .date: "日期, 时间, 演出时间",
    .gate: "入口, 检票口, 登机口",
    .level: "楼层, 层",
    .block: "区, 区域, 看台",
    .row: "排",
    .seat: "座位, 座位号, 座",
    .coach: "车厢",
    .holder: "姓名, 乘客, 旅客",
    .price: "票价, 价格",
    .reference: "订单号, 订单, 取票号",
    .origin: "出发, 出发地, 出发站",
    .destination: "到达, 目的地, 到达站",
    .platform: "站台",
    .flight: "航班, 航班号",
    .train: "车次",
  ]
}
