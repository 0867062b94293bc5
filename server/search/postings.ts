/**
 * The passages that hold a term, in the order of their numbers, and how much each is about it: a number of a passage and a
 * weight in turns, `count` of both. One array, because most terms are in few passages and a second one would be as large as
 * what it holds.
 */
export type Postings = { count: number; pairs: Float32Array }

/** Room that is not used adds up. */
const growth = 1.25

export function createPostings(): Postings {
  return { count: 0, pairs: new Float32Array(2) }
}

export function addPosting(postings: Postings, passage: number, weight: number): void {
  const { count } = postings
  if (count * 2 === postings.pairs.length) makeRoom(postings)
  const { pairs } = postings
  const place = placeOf(passage, postings)
  pairs.copyWithin(place * 2 + 2, place * 2, count * 2)
  pairs[place * 2] = passage
  pairs[place * 2 + 1] = weight
  postings.count = count + 1
}

export function removePosting(postings: Postings, passage: number): void {
  const place = placeOf(passage, postings)
  postings.pairs.copyWithin(place * 2, place * 2 + 2, postings.count * 2)
  postings.count -= 1
}

/** Where a passage stands, or would stand: mostly it is new, and the last. */
function placeOf(passage: number, { count, pairs }: Postings): number {
  if (count === 0 || pairs[count * 2 - 2]! < passage) return count
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (pairs[middle * 2]! < passage) low = middle + 1
    else high = middle
  }
  return low
}

function makeRoom(postings: Postings): void {
  const pairs = new Float32Array((Math.ceil(postings.count * growth) + 1) * 2)
  pairs.set(postings.pairs)
  postings.pairs = pairs
}
