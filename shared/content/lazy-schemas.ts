/**
 * A definition with schemas that are made when somebody first checks something by them. All that the site can say has
 * thousands; lists and forms are shown without any, an editor checks by those of its own item, and making them all takes
 * longer than drawing the screen.
 */
export function withSchemas<Rest extends object, Schemas extends object>(
  rest: Rest,
  makers: { [Name in keyof Schemas]: () => Schemas[Name] },
): Rest & Schemas {
  const made: Partial<Schemas> = {}
  for (const name of Object.keys(makers) as (keyof Schemas)[])
    Object.defineProperty(rest, name, { enumerable: true, get: () => (made[name] ??= makers[name]()) })
  return rest as Rest & Schemas
}
