import { PictureImage } from '../parts/picture-image.tsx'
import type { Suggestion } from '../search/suggest.ts'
import { useShop } from '../shop-context.tsx'

type Props = { text: string; suggestions: Suggestion[] | undefined }

/** Suggestions for a typed text; without text, popular searches. */
export function SearchSuggestions({ text, suggestions }: Props) {
  const { path, texts } = useShop()
  const words = texts.search
  const searchPath = (term: string) => path(`search/index?${new URLSearchParams({ query: term })}`)
  if (text.trim() === '' || !suggestions) {
    return (
      <nav className="suggestions" aria-labelledby="popular-searches">
        <h2 id="popular-searches">{words.popular}</h2>
        <ul className="pill-list">
          {words.terms.map((term) => (
            <li key={term}>
              <a className="pill" href={searchPath(term)}>
                {term}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )
  }
  return (
    <nav className="suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">{words.suggestions}</h2>
      <p className={suggestions.length === 0 ? 'quiet' : 'hidden-text'} role="status">
        {suggestions.length === 0 ? words.noSuggestions : words.suggested(suggestions.length)}
      </p>
      <ul>
        {suggestions.map((suggestion) => (
          <SuggestionLink key={suggestion.href} suggestion={suggestion} />
        ))}
      </ul>
    </nav>
  )
}

function SuggestionLink({ suggestion: { href, text, product } }: { suggestion: Suggestion }) {
  const { money } = useShop()
  return (
    <li>
      <a className="suggestion" href={href}>
        {product?.picture && <PictureImage picture={product.picture} decorative />}
        <span>
          <b>{text}</b>
          {product && <span className="quiet">{product.colour}</span>}
        </span>
        {product && <span className="suggestion-price">{money(product.price)}</span>}
      </a>
    </li>
  )
}
