import { columns, index, optional, primary, unique, uniqueIndex, withDefault, type BaselineTables } from './columns.ts'

const { integer, key, sequence, text } = columns

/** What is kept of visits: consents, totals, redirects. Nothing here knows an address or a name. */
export const visitorTables: BaselineTables = {
  // Every text that asked for consent.
  consent_notices: {
    columns: {
      seq: sequence,
      revision: integer,
      hash: key,
      services: text,
      shown: text,
      at: text,
    },
    indexes: { consent_notices_by_hash: index(['hash']) },
  },
  // Proof of consent (G5); each decision counts once.
  consents: {
    columns: {
      seq: sequence,
      consent_id: key,
      action: text,
      preferences: integer,
      analytics: integer,
      marketing: integer,
      revision: integer,
      notice: key,
      day: key,
      at: key,
      decision: optional(key),
    },
    indexes: {
      consents_by_day: index(['day']),
      consents_by_time: index(['at']),
      consents_of_visitor: index(['consent_id', 'seq']),
      consents_by_decision: uniqueIndex(['decision']),
    },
  },
  page_views: {
    columns: {
      day: key,
      page: key,
      referrer: key,
      views: integer,
    },
    primary: { page_views_key: ['day', 'page', 'referrer'] },
  },
  // Addresses that visitors asked for in vain, per day.
  missing_pages: {
    columns: {
      day: key,
      path: key,
      views: integer,
    },
    primary: { missing_pages_key: ['day', 'path'] },
  },
  redirects: {
    columns: {
      id: primary(key),
      source: unique(key),
      target: text,
      origin: text,
      at: key,
    },
  },
  // Questions that found no answer.
  chat_questions: {
    columns: {
      id: primary(key),
      group_key: key,
      question: text,
      asked_at: key,
      origin: withDefault(text, 'chat'),
    },
    indexes: {
      chat_questions_by_group: index(['group_key']),
      chat_questions_by_time: index(['asked_at']),
    },
  },
}
