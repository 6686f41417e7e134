import { categories, silhouettes } from '../../products/product.ts'
import { legalPaths } from '../legal/legal-content.ts'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'
import { CountryChoice } from './country-choice.tsx'
import { LinkColumn } from './link-column.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const documents = ['notice', 'privacy', 'terms'] as const

/** The footer: newsletter, links, choice of country and language, legal line (SHOP-27). */
export function Footer() {
  const { path, texts } = useShop()
  const words = texts.footer
  return (
    <footer className="footer" data-anchor="footer">
      <div className="footer-columns">
        <div className="footer-about">
          <p className="logo">{texts.name}</p>
          <p>{words.about}</p>
        </div>
        <LinkColumn
          id="footer-shop"
          title={words.shop}
          links={categories.map((one) => ({ href: path(categoryPath(one)), text: texts.categories[one] }))}
        />
        <LinkColumn
          id="footer-styles"
          title={words.styles}
          links={silhouettes.map((one) => ({ href: path(categoryPath('all', one)), text: texts.silhouettes[one] }))}
        />
        <LinkColumn
          id="footer-service"
          title={words.service}
          links={[
            { href: path('help#delivery'), text: words.delivery },
            { href: path('help#returns'), text: words.returns },
            { href: path('help#care'), text: words.care },
            { href: path('account'), text: words.account },
            { href: path('wishlist'), text: words.saved },
          ]}
        />
        <CountryChoice />
        <NewsletterForm />
      </div>
      <div className="footer-legal">
        <p>{words.legal}</p>
        <nav aria-label={words.legalLinks}>
          <ul>
            {documents.map((document) => (
              <li key={document}>
                <a href={path(legalPaths[document])}>{texts.legal[document].title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
