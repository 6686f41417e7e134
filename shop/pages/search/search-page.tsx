import { categories } from '../../products/product.ts'
import { ProductList } from '../listing/product-list.tsx'
import { useListing } from '../listing/use-listing.ts'
import { categoryPath } from '../parts/category-path.ts'
import { useShop } from '../shop-context.tsx'
import type { SearchContent } from './search-content.ts'
import { SearchForm } from './search-form.tsx'

/** The results of a search, or a text that says there are none (SHOP-06, SHOP-73). */
export function SearchPage({ content }: { content: { page: 'search' } & SearchContent }) {
  const { texts } = useShop()
  const listing = useListing(content)
  const { query, found } = content
  const isEmpty = found === 0 && query !== ''
  return (
    <div className="listing" data-anchor={isEmpty ? 'noResults' : undefined}>
      <div className="listing-head search-head">
        <h1>{headlineOf(query, found, texts.search)}</h1>
        <SearchForm key={query} text={query} />
      </div>
      {found > 0 && <ProductList listing={listing} />}
      {isEmpty && <NoResults />}
      {query === '' && <PopularSearches />}
    </div>
  )
}

function headlineOf(
  query: string,
  found: number,
  words: { emptyHeadline: string; headline: (text: string) => string; noResults: (text: string) => string },
): string {
  if (query === '') return words.emptyHeadline
  return found === 0 ? words.noResults(query) : words.headline(query)
}

function NoResults() {
  const { path, texts } = useShop()
  return (
    <div className="no-results">
      <p>{texts.search.noResultsText}</p>
      <ul className="pill-list">
        {categories.map((category) => (
          <li key={category}>
            <a className="pill" href={path(categoryPath(category))}>
              {texts.categories[category]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PopularSearches() {
  const { path, texts } = useShop()
  return (
    <nav className="no-results" aria-labelledby="popular">
      <h2 id="popular">{texts.search.popular}</h2>
      <ul className="pill-list">
        {texts.search.terms.map((term) => (
          <li key={term}>
            <a className="pill" href={path(`search/index?${new URLSearchParams({ query: term })}`)}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
