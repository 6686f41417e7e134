import { type Locale, localePath, locales } from '../../locales/locale.ts'
import { countryName, languageName } from '../../locales/names.ts'
import { useShop } from '../shop-context.tsx'

/**
 * Links to the other locales by country: to the same page there, or to the home page if that locale has no such page
 * (SHOP-94).
 */
export function CountryChoice() {
  const { locale, page, texts } = useShop()
  const countries = [...Map.groupBy(locales, ({ country }) => country).values()]
  const linkTo = (other: Locale) => (
    <a
      key={other.tag}
      href={localePath(other, page.path)}
      hrefLang={other.tag}
      lang={other.language}
      aria-current={other === locale ? 'true' : undefined}
    >
      {languageName(other)}
    </a>
  )
  return (
    <nav className="footer-countries" aria-labelledby="footer-country">
      <h2 id="footer-country">{texts.footer.country}</h2>
      <ul>
        {countries.map(([first, ...others]) =>
          first ? (
            <li key={first.country}>
              <span className="country-name">
                {countryName(first, locale)} <span className="quiet">{first.currency}</span>
              </span>
              <span className="country-languages">{[first, ...others].map(linkTo)}</span>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  )
}
