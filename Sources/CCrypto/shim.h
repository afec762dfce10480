#pragma once
// One-shot digests that need no provider to be loaded.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/cms.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/sha.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>

/* Names for macros with arguments, which are not imported. */
static inline void cc_free(void *memory) { OPENSSL_free(memory); }
static inline int cc_count(const STACK_OF(X509) *certificates) { return sk_X509_num(certificates); }
static inline X509 *cc_at(const STACK_OF(X509) *certificates, int place) { return sk_X509_value(certificates, place); }
static inline void cc_free_list(STACK_OF(X509) *certificates) { sk_X509_free(certificates); }
static inline void cc_free_all(STACK_OF(X509) *certificates) { sk_X509_pop_free(certificates, X509_free); }
