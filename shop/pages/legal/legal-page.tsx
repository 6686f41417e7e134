import { useShop } from '../shop-context.tsx'
import type { LegalContent } from './legal-content.ts'

/** Legal notice, privacy, terms, and the response to the newsletter form sent without script. */
export function LegalPage({ content }: { content: LegalContent }) {
  const { texts } = useShop()
  const { title, sections } = texts.legal[content.document]
  return (
    <div className="words-page">
      <h1>{title}</h1>
      {sections.map((section) => (
        <section key={section.title} className="words-section">
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </div>
  )
}
