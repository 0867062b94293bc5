import { columns, index, optional, primary, type BaselineTables } from './columns.ts'

const { bigint, integer, key, sequence, sequenceNumber, text } = columns

/** The site as a machine: its log, secrets and connections, checks, backups, and what nodes share. */
export const operationsTables: BaselineTables = {
  audit_log: {
    columns: {
      seq: sequence,
      at: text,
      by: key,
      by_name: text,
      action: text,
      subject: text,
    },
  },
  server_secrets: {
    columns: {
      name: primary(key),
      value: text,
    },
  },
  connections: {
    columns: {
      name: primary(key),
      settings: text,
      secrets: text,
      version: integer,
      updated_at: text,
    },
  },
  setup_steps: {
    columns: {
      step: primary(key),
      state: text,
      by: text,
      at: text,
    },
  },
  // Up to which change a service has been told.
  announcements: {
    columns: {
      service: primary(key),
      seq: sequenceNumber,
      attempts: integer,
      next_try_at: text,
    },
  },
  backups: {
    columns: {
      name: primary(key),
      kind: text,
      state: text,
      started_at: key,
      seen_at: key,
      records: integer,
      media: integer,
      bytes: bigint,
      problem: optional(text),
    },
  },
  // One row while the site moves (move-table.ts).
  moves: {
    columns: {
      id: primary(integer),
      state: text,
      database: text,
      media: text,
      since: text,
    },
  },
  alarms: {
    columns: {
      name: primary(key),
      bad_looks: integer,
      good_looks: integer,
      raised_at: optional(text),
      looked_at: key,
    },
  },
  // One figure of one day, of all nodes together.
  daily_figures: {
    columns: {
      day: key,
      name: key,
      value: bigint,
    },
    primary: { daily_figures_key: ['day', 'name'] },
  },
  // The last result of each check; one row.
  self_tests: {
    columns: {
      id: primary(integer),
      at: key,
      result: text,
    },
  },
  accessibility_checks: {
    columns: {
      id: primary(integer),
      at: key,
      result: text,
    },
  },
  site_security_checks: {
    columns: {
      id: primary(integer),
      at: key,
      result: text,
    },
  },
  // One row that readiness writes anew.
  write_checks: {
    columns: {
      id: primary(integer),
      at: text,
      filler: text,
    },
  },
  // Work that one node does for all (run-claimed.ts).
  chore_claims: {
    columns: {
      name: primary(key),
      at: key,
    },
  },
  // Calls that count against a limit, for all nodes on one PostgreSQL.
  counted_calls: {
    columns: {
      id: primary(key),
      key_hash: key,
      at: key,
      forget_at: key,
    },
    indexes: { counted_calls_of_key: index(['key_hash', 'forget_at']) },
  },
  // What was erased, by a keyed hash, to erase it again after a restore.
  erasures: {
    columns: {
      id: primary(key),
      at: key,
      address_hash: key,
      consent_hash: optional(key),
      counts: text,
    },
  },
}
