type BoxProps = {
  words: string
  language: string
  termsURL: string
  /** Opens the terms that the shop need not have a page for. */
  onMore?: () => void
}

export function InstalmentBox({ words, language, termsURL, onMore }: BoxProps) {
  return (
    <div className="product-instalment-box">
      {/* It comes with its words, so a screen reader hears only what changes in it (PDP-05.13). */}
      <p className="product-instalment-words" role="status" lang={language}>
        {words}
      </p>
      <p className="product-instalment-line" lang="en">
        <span>18+, T&C apply, Credit subject to status.</span>{' '}
        {onMore ? (
          <button type="button" className="product-instalment-more" onClick={onMore}>
            Learn more
          </button>
        ) : (
          termsURL && (
            // biome-ignore lint/a11y/noAmbiguousAnchorText: the words are given (PDP-05.8)
            <a className="product-instalment-more" href={termsURL} target="_blank" rel="noopener noreferrer">
              Learn more
            </a>
          )
        )}
      </p>
    </div>
  )
}
