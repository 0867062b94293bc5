import { Fragment } from 'react'

/** Addresses break after the at sign or before a dot where they must, and nowhere else; other words stay as they are. */
export function EmailText({ text }: { text: string }) {
  const parts = text.split(/(\s+)/).map((word) => (word.includes('@') ? word.split(/(?<=@)|(?=\.)/) : [word]))
  return parts.map((word, at) => (
    <Fragment key={at}>
      {word.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Fragment>
  ))
}
