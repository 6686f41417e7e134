import { type FormEvent, useState } from 'react'
import { useShop } from '../shop-context.tsx'

/**
 * The newsletter form of the footer (SHOP-27). It stores and sends nothing, and says so: its field has no name, so even
 * a form sent without script does not contain the address.
 */
export function NewsletterForm() {
  const { path, texts } = useShop()
  const words = texts.footer.newsletter
  const [outcome, setOutcome] = useState<'thanks' | 'invalid'>()

  function submitAddress(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const valid = event.currentTarget.checkValidity()
    setOutcome(valid ? 'thanks' : 'invalid')
    if (valid) event.currentTarget.reset()
    else event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <section className="newsletter" aria-labelledby="newsletter">
      <h2 id="newsletter">{words.title}</h2>
      <p>{words.text}</p>
      <form action={path('newsletter')} onSubmit={submitAddress} noValidate>
        <label className="hidden-text" htmlFor="newsletter-email">
          {words.label}
        </label>
        <input
          id="newsletter-email"
          type="email"
          required
          autoComplete="email"
          placeholder={words.label}
          aria-invalid={outcome === 'invalid' || undefined}
          aria-describedby="newsletter-note newsletter-outcome"
        />
        <button type="submit" className="button">
          {words.button}
        </button>
      </form>
      <p id="newsletter-outcome" className={outcome === 'invalid' ? 'problem' : 'newsletter-thanks'} role="status">
        {outcome && words[outcome]}
      </p>
      <p id="newsletter-note" className="quiet">
        {words.note}
      </p>
    </section>
  )
}
