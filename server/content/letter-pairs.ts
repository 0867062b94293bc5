const rooms = 4_096

/**
 * Which of many words may hold some letters: those with the rarest pair of neighbours among them. One array of numbers, in
 * which a few pairs share a room, says for each pair which words have it.
 */
export function letterPairs(words: readonly string[]) {
  const starts = new Int32Array(rooms + 1)
  forEachRoom(words, (room) => starts[room + 1]!++)
  for (let room = 0; room < rooms; room++) starts[room + 1]! += starts[room]!
  const holders = new Int32Array(starts[rooms]!)
  const ends = starts.slice()
  forEachRoom(words, (room, number) => (holders[ends[room]!++] = number))

  return {
    /** How many words it knows. */
    size: words.length,
    /** Numbers of words in rising order, among them all that hold these letters; of one letter nothing is known. */
    mayHold(letters: string): Int32Array | undefined {
      let rarest: number | undefined
      const held = (room: number) => starts[room + 1]! - starts[room]!
      for (let at = 1; at < letters.length; at++) {
        const room = roomOf(letters, at)
        if (rarest === undefined || held(room) < held(rarest)) rarest = room
      }
      return rarest === undefined ? undefined : holders.subarray(starts[rarest], starts[rarest + 1])
    },
  }
}

/** Each room of a word once. */
function forEachRoom(words: readonly string[], take: (room: number, number: number) => void): void {
  const lastIn = new Int32Array(rooms).fill(-1)
  for (const [number, word] of words.entries()) {
    for (let at = 1; at < word.length; at++) {
      const room = roomOf(word, at)
      if (lastIn[room] === number) continue
      lastIn[room] = number
      take(room, number)
    }
  }
}

function roomOf(letters: string, at: number): number {
  return (letters.charCodeAt(at - 1) * 61 + letters.charCodeAt(at)) % rooms
}
