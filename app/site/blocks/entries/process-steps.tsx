import styles from './process-steps.module.css'

type Step = { title: string; text: string }

/** Numbered steps on one thread that runs out of the page at the right; upright on small screens. */
export function ProcessSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className={styles.steps} data-steps={steps.length}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
