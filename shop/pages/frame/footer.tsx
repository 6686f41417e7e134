import { countryName, localePath, locales } from '../../locales/locale.ts'
import { categories, silhouettes } from '../../products/product.ts'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'

/** The footer: ways through the shop and the choice of country and language (SHOP-27, SHOP-94). */
export function Footer() {
  const { path, texts } = useShop()
  return (
    <footer className="footer" data-anchor="footer">
      <div className="footer-columns">
        <div className="footer-about">
          <p className="logo">{texts.name}</p>
          <p>{texts.footer.about}</p>
        </div>
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop">{texts.footer.shop}</h2>
          <ul>
            {categories.map((category) => (
              <li key={category}>
                <a href={path(categoryPath(category))}>{texts.categories[category]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-styles">
          <h2 id="footer-styles">{texts.footer.styles}</h2>
          <ul>
            {silhouettes.map((silhouette) => (
              <li key={silhouette}>
                <a href={path(categoryPath('all', silhouette))}>{texts.silhouettes[silhouette]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <CountryChoice />
      </div>
      <p className="footer-legal">{texts.footer.legal}</p>
    </footer>
  )
}

function CountryChoice() {
  const { locale, page, texts } = useShop()
  return (
    <nav aria-labelledby="footer-country">
      <h2 id="footer-country">{texts.footer.country}</h2>
      <ul>
        {locales.map((other) => (
          <li key={`${other.country}-${other.language}`}>
            <a
              href={localePath(other, page.path)}
              hrefLang={other.tag}
              aria-current={other.tag === locale.tag ? 'true' : undefined}
            >
              {countryName(other, locale)} ({other.currency})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
