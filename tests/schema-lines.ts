import { sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'

/** Everything that a schema says, one line for each table, index, trigger and function, so that two can be compared. */
export async function schemaLines(database: Database): Promise<string[]> {
  const lines = database.engine === 'sqlite' ? sqliteLines(database) : postgresLines(database)
  return (await lines).map((line) => line.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim()).toSorted()
}

async function sqliteLines({ query }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with tables as (select name, sql from sqlite_master where type = 'table' and name not like 'sqlite_%')
    select 'table ' || name || ': ' || (
      select group_concat(concat_ws(' ', c.name, c.type, iif(c."notnull", 'not null', null),
        'default ' || c.dflt_value, 'key ' || nullif(c.pk, 0), iif(c.hidden, 'hidden', null)), ', ')
      from pragma_table_xinfo(tables.name) as c
    ) || iif(sql like '%autoincrement%', ' autoincrement', '') || iif(sql like '%check (%', sql, '') as line from tables
    union all
    select concat_ws(' ', 'reference', tables.name, "from", 'to', f."table", "to", on_update, on_delete, match)
    from tables, pragma_foreign_key_list(tables.name) as f
    union all
    select concat_ws(' ', iif(i."unique", 'unique index', 'index'), iif(i.origin = 'c', i.name, 'of constraint'), 'on',
      tables.name, (select group_concat(x.name || iif(x.desc, ' desc', '') || ' ' || x.coll, ', ')
        from pragma_index_xinfo(i.name) as x where x.key),
      iif(i.partial, (select substr(sql, instr(sql, ' where ')) from sqlite_master where name = i.name), null))
    from tables, pragma_index_list(tables.name) as i
    union all
    select sql from sqlite_master where type not in ('table', 'index')
  `.execute(query)
  return rows.map(({ line }) => line)
}

async function postgresLines({ query }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with tables as (
      select oid, relname from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm')
    )
    select 'table ' || relname || ': ' || (
      select string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        'collate ' || nullif((select collname from pg_collation where oid = attcollation), 'default'),
        'default ' || (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum),
        'identity ' || nullif(attidentity::text, '')), ', ' order by attnum)
      from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped
    ) as line from tables
    union all
    select concat_ws(' ', 'constraint', conname, 'on', relname, pg_get_constraintdef(c.oid))
    from tables join pg_constraint c on conrelid = tables.oid where contype <> 'n'
    union all
    select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
    where not exists (select 1 from pg_constraint where conindid = indexrelid)
    union all
    select pg_get_triggerdef(t.oid) from tables join pg_trigger t on tgrelid = tables.oid where not tgisinternal
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace
    union all
    select concat_ws(' ', 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle)
    from pg_sequences where schemaname = current_schema()
  `.execute(query)
  return rows.map(({ line }) => line.replaceAll('public.', ''))
}
