import { useShop } from '../shop-context.tsx'

/** The form of the search page. It works without script. */
export function SearchForm({ text }: { text: string }) {
  const { path, texts } = useShop()
  return (
    <search>
      <form className="search-form" action={path('search/index')}>
        <input
          type="search"
          name="query"
          defaultValue={text}
          maxLength={256}
          required
          aria-label={texts.search.label}
          placeholder={texts.search.placeholder}
        />
        <button type="submit" className="button">
          {texts.search.submit}
        </button>
      </form>
    </search>
  )
}
