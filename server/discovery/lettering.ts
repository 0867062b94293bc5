import { kerningPairs } from './art/kerning.ts'
import { letterShapes } from './art/letters.ts'

type Letter = { width: number; shape: string }

const unitsPerEm = 1_200
const letters = new Map(letterShapes.map(readLetter))
const softHyphenAtEnd = /\u00AD$/
const kerning = new Map(kerningPairs.flatMap(readPairs))

/** Text as outlines, so that a picture looks the same whatever fonts a machine has. */
export function drawLine(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  let at = 0
  const shapes = placed(text).map(({ shape, before, width }) => {
    at += before
    const drawn = shape && `<path transform="translate(${at} 0)" d="${shape}"/>`
    at += width
    return drawn
  })
  const scale = (size / unitsPerEm).toFixed(5)
  return `<g transform="translate(${x} ${y}) scale(${scale} -${scale})">${shapes.join('')}</g>`
}

export function widthOf(text: string, size: number): number {
  const units = placed(text).reduce((sum, { before, width }) => sum + before + width, 0)
  return (units * size) / unitsPerEm
}

/** Lines no wider than that; a word that is too long for one is broken, at its hyphens if it has some. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((entry) => fitting(entry, size, width))) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

function fitting(word: string, size: number, width: number): string[] {
  if (widthOf(word, size) <= width) return [word]
  const lines = ['']
  const fits = (text: string) => widthOf(text.replace(softHyphenAtEnd, '-'), size) <= width
  for (const part of word.split(/(?<=[-\u00AD])/)) {
    if (fits(lines.at(-1)! + part)) lines[lines.length - 1] += part
    else if (fits(part)) lines.push(part)
    else lines.push(...brokenAnywhere(part, size, width))
  }
  return lines.filter(Boolean).map((line) => line.replace(softHyphenAtEnd, '-'))
}

function brokenAnywhere(word: string, size: number, width: number): string[] {
  const parts = ['']
  for (const character of word) {
    if (widthOf(`${parts.at(-1)}${character}-`, size) > width) {
      parts[parts.length - 1] += '-'
      parts.push('')
    }
    parts[parts.length - 1] += character
  }
  return parts
}

function placed(text: string): (Letter & { before: number })[] {
  let previous = ''
  return [...text.normalize('NFC')].flatMap((character) => {
    const known = letters.has(character) ? character : character.normalize('NFD')[0]!
    const letter = letters.get(known)
    if (!letter) return []
    const before = kerning.get(previous + known) ?? 0
    previous = known
    return [{ ...letter, before }]
  })
}

function readLetter(text: string): [string, Letter] {
  const [, width = '0', shape = ''] = /^.(\d+) ?(.*)$/su.exec(text) ?? []
  return [[...text][0]!, { width: Number(width), shape }]
}

function readPairs(text: string): [string, number][] {
  const [first, ...rest] = [...text]
  return rest
    .join('')
    .split(' ')
    .map((pair) => [first! + pair[0]!, Number(pair.slice(1))])
}
