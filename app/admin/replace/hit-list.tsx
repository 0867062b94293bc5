import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ReplaceItem, ReplacePlace } from '#shared/replace/replace.ts'
import { replaceMessages as words } from '#shared/messages/replace.ts'
import { Chip } from '#admin/kit/chip.tsx'
import styles from './replace.module.css'

type ListProps = { items: ReplaceItem[]; chosen: ChosenHits; replacement: string }

/** Every place with the words around it, by item and field; each can be taken out. */
export function HitList({ items, chosen, replacement }: ListProps) {
  return (
    <>
      <label className={styles.option}>
        <Tick hits={chosen.all} chosen={chosen} />
        {words.all}
      </label>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={`${item.collection}/${item.id}`} className={styles.item}>
            <header>
              <label className={styles.option}>
                <Tick hits={hitsOf(item)} chosen={chosen} label={words.allOf(item.title)} />
                <b>{item.title}</b>
                {item.area && <small>{item.area}</small>}
              </label>
              <Link to={item.path} className="tlink" aria-label={words.openItem(item.title)}>
                {words.open}
              </Link>
            </header>
            {item.places.map((place) => (
              <Place key={`${place.side} ${place.hits[0]?.key}`} {...{ item, place, chosen, replacement }} />
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

/** One hit among all: keys alone are only unique within their item. */
export function idOfHit({ collection, id }: Pick<ReplaceItem, 'collection' | 'id'>, key: string): string {
  return `${collection}/${id}/${key}`
}

function hitsOf(item: ReplaceItem): string[] {
  return item.places.flatMap(({ hits }) => hits.map(({ key }) => idOfHit(item, key)))
}

/** Which places are to be replaced: all of them until somebody takes one out. Another search begins anew. */
export function useChosenHits(items: ReplaceItem[]) {
  const [left, setLeft] = useState<{ of: ReplaceItem[]; out: ReadonlySet<string> }>({ of: items, out: new Set() })
  const out = left.of === items ? left.out : new Set<string>()
  const all = items.flatMap(hitsOf)

  function choose(hits: readonly string[], on: boolean) {
    const next = new Set(out)
    for (const hit of hits)
      if (on) next.delete(hit)
      else next.add(hit)
    setLeft({ of: items, out: next })
  }
  const isChosen = (hit: string) => !out.has(hit)
  return { all, choose, isChosen, count: all.filter(isChosen).length }
}
type ChosenHits = ReturnType<typeof useChosenHits>

type PlaceProps = Omit<ListProps, 'items'> & { item: ReplaceItem; place: ReplacePlace }

function Place({ item, place, chosen, replacement }: PlaceProps) {
  return (
    <div className={styles.place}>
      <p>
        {place.label}
        {place.side === 'draft' && <Chip tone="info">{words.draft}</Chip>}
      </p>
      <ul>
        {place.hits.map(({ key, before, match, after }) => {
          const hit = idOfHit(item, key)
          return (
            <li key={key}>
              <label className={styles.hit}>
                <Tick hits={[hit]} chosen={chosen} />
                <span>
                  {before}
                  {chosen.isChosen(hit) ? (
                    <>
                      <del>{match}</del>
                      {replacement && <ins>{replacement}</ins>}
                    </>
                  ) : (
                    <b>{match}</b>
                  )}
                  {after}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** For one place or many; half of them is neither on nor off. */
function Tick({ hits, chosen, label }: { hits: string[]; chosen: ChosenHits; label?: string }) {
  const box = useRef<HTMLInputElement>(null)
  const on = hits.filter(chosen.isChosen).length
  useEffect(() => {
    if (box.current) box.current.indeterminate = on > 0 && on < hits.length
  })
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={on === hits.length}
      onChange={({ target }) => chosen.choose(hits, target.checked)}
    />
  )
}
