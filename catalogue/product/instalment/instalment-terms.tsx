import * as texts from './texts.ts'

/** The terms of 'pay in 3, UK' (PDP-05.10), and a link to the full terms when the content has their address. */
export function InstalmentTerms({ termsURL }: { termsURL: string }) {
  return (
    <div className="product-instalment-terms">
      <ul>
        {texts.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {termsURL && (
        <a className="product-instalment-more instep-link" href={termsURL} target="_blank" rel="noopener noreferrer">
          {texts.fullTerms}
        </a>
      )}
    </div>
  )
}
