import { sql, type Kysely } from 'kysely'

/**
 * Where a role comes from: the one given here by administrators, and the provider that gave the one in force (J40). Of
 * accounts from before that sign in both ways nobody knows: their role stays, and here they count as editors.
 */
export async function addRoleOrigin(query: Kysely<unknown>) {
  await query.schema.alterTable('users').addColumn('localRole', 'text').execute()
  await query.schema.alterTable('users').addColumn('roleProvider', 'text').execute()
  const ways = (operator: '=' | '<>') =>
    sql`from accounts where accounts."userId" = users.id and accounts."providerId" ${sql.raw(operator)} 'credential'`
  await sql`update users set "localRole" = role`.execute(query)
  await sql`update users set "localRole" = 'editor' where exists (select 1 ${ways('<>')})`.execute(query)
  await sql`
    update users set "localRole" = null, "roleProvider" = (select min(accounts."providerId") ${ways('<>')})
    where exists (select 1 ${ways('<>')}) and not exists (select 1 ${ways('=')})
  `.execute(query)
}
