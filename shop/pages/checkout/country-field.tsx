import { useShop } from '../shop-context.tsx'
import type { CheckoutContent } from './checkout-content.ts'
import { FieldProblem } from './field.tsx'
import { useField } from './step-form.tsx'

type Props = { name: string; countries: CheckoutContent['countries']; autoComplete: string }

/** A choice of the countries to which this shop front delivers. If there is only one, it is selected. */
export function CountryField({ name, countries, autoComplete }: Props) {
  const { texts } = useShop()
  const { value, problem } = useField(name)
  const only = countries.length === 1 ? countries[0]?.code : undefined
  return (
    <div className="field">
      <label htmlFor={name}>{texts.checkout.fields.country}</label>
      <select
        id={name}
        name={name}
        defaultValue={countries.some(({ code }) => code === value) ? value : (only ?? '')}
        autoComplete={autoComplete}
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${name}-problem`}
      >
        {only === undefined && <option value="" />}
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </select>
      <FieldProblem field={name} problem={problem} />
    </div>
  )
}
