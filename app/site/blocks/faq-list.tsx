import { Held } from '#kit/text/held.tsx'
import { RichText } from './rich-text.tsx'
import styles from './faq-list.module.css'

type FoldedQuestion = { id: string; question: string; answer: string; hidden?: boolean }

/** Questions that unfold their answer without JavaScript; the id lets other pages link to one. */
export function FaqList({ questions }: { questions: FoldedQuestion[] }) {
  return (
    <div className={styles.faq} data-behaviour="open-by-hash">
      {questions.map(({ id, question, answer, hidden }) => (
        <details key={id} id={id} hidden={hidden}>
          <summary>
            <h3>
              <Held text={question} />
            </h3>
          </summary>
          <RichText html={answer} className={styles.answer} />
        </details>
      ))}
    </div>
  )
}
