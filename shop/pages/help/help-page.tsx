import { deliveryPrices } from '../../basket/delivery-prices.ts'
import { useShop } from '../shop-context.tsx'
import { DeliveryTable } from './delivery-table.tsx'

/** Delivery, returns and care; each section has its own fragment: `help#returns` (SHOP-11). */
export function HelpPage() {
  const { limit, locale, texts } = useShop()
  const words = texts.help
  const sections = Object.entries(words.sections(limit(deliveryPrices[locale.currency].freeFrom)))
  return (
    <div className="words-page">
      <h1>{words.headline}</h1>
      <p className="words-lead">{words.intro}</p>
      <nav aria-label={words.contents}>
        <ul className="pill-list">
          {sections.map(([id, { title }]) => (
            <li key={id}>
              <a className="pill" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(([id, { title, paragraphs }]) => (
        <section key={id} id={id} className="words-section" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {id === 'delivery' && <DeliveryTable />}
        </section>
      ))}
    </div>
  )
}
