import { Fragment } from 'react'

/** An address that breaks after the at sign or before a dot where it must, and nowhere else. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- The parts of one address never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <Hyphens part={part} />
    </Fragment>
  ))
}

/** Each stays on the line of what follows it, and no more than that: what is too long for any line can still break. */
function Hyphens({ part }: { part: string }) {
  return part.split(/(-.)/).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="held">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
