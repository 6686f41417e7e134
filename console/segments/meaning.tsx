import { useWords } from '../settings/language.tsx'

/** What the numbers of visitors in a segment mean, and what they do not. */
export function Meaning() {
  const { t } = useWords()
  return (
    <section className="card">
      <h2>{t.segments.meaning}</h2>
      <p className="prose">{t.segments.meaningText}</p>
    </section>
  )
}
