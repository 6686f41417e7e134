import { useShop } from '../shop-context.tsx'
import type { PaymentCard } from './check-card.ts'
import { FieldProblem } from './field.tsx'
import { useField } from './step-form.tsx'

type Props = {
  name: keyof PaymentCard
  label: string
  hint?: string
  autoComplete: string
  most: number
  start: string
}

/**
 * A field of the demo card (SHOP-69). It has an id but no name, so no form contains it, whether sent by script or by
 * the browser. Its value is lost when the page is left.
 */
function CardField({ name, label, hint, autoComplete, most, start }: Props) {
  const { problem } = useField(name)
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={name}>
        {label}
        {hint && <span className="field-value"> ({hint})</span>}
      </label>
      <input
        id={name}
        data-anchor="cardField"
        type="text"
        inputMode="numeric"
        defaultValue={start}
        maxLength={most}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={[problem && `${name}-problem`, 'card-note'].filter(Boolean).join(' ')}
      />
      <FieldProblem field={name} problem={problem} />
    </div>
  )
}

/** Number, expiry and code, rendered when card is chosen. */
export function CardFields({ card }: { card: PaymentCard }) {
  const { texts } = useShop()
  const words = texts.checkout.card
  return (
    <fieldset className="card-fields">
      <legend className="hidden-text">{words.title}</legend>
      <div className="fields">
        <CardField name="cardNumber" label={words.number} autoComplete="cc-number" most={23} start={card.cardNumber} />
        <CardField
          name="cardExpiry"
          label={words.expiry}
          hint={words.expiryHint}
          autoComplete="cc-exp"
          most={7}
          start={card.cardExpiry}
        />
        <CardField name="cardCode" label={words.code} autoComplete="cc-csc" most={4} start={card.cardCode} />
      </div>
      <p id="card-note" className="quiet">
        {words.note}
      </p>
    </fieldset>
  )
}
