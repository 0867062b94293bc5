const shortBeginning = /((?<![\p{L}\d-])\p{Lu}{1,3}-\p{L}{1,16}(?!\p{L}))/u

/**
 * A title in which no line ends within E-Mail, KI-Projekt or PIN-Eingabe. By elements, not by characters: titles are
 * compared and read out.
 */
export function Held({ text }: { text: string }) {
  return text.split(shortBeginning).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="held">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
