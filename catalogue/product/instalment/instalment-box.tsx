import { spokenLanguage } from '../../kit/words/say.ts'
import * as texts from './texts.ts'

type BoxProps = {
  words: string
  termsURL: string
  /** Opens the terms dialog; undefined when there is only a link to the terms. */
  onMore?: () => void
}

export function InstalmentBox({ words, termsURL, onMore }: BoxProps) {
  return (
    <div className="product-instalment-box">
      {/* The status element is inserted together with its text, so screen readers read only later changes (PDP-05.13). */}
      <p className="product-instalment-words" role="status" lang={spokenLanguage()}>
        {/* A browser that translates the page has replaced the text, so other words need another element. */}
        <span key={words}>{words}</span>
      </p>
      <p className="product-instalment-line" lang="en">
        <span>{texts.creditStatus}</span>{' '}
        {onMore ? (
          <button type="button" className="product-instalment-more instep-link" onClick={onMore}>
            {texts.learnMore}
          </button>
        ) : (
          termsURL && (
            <a
              className="product-instalment-more instep-link"
              href={termsURL}
              target="_blank"
              rel="noopener noreferrer"
            >
              {texts.learnMore}
            </a>
          )
        )}
      </p>
    </div>
  )
}
