import { useShop } from '../shop-context.tsx'
import { useField } from './step-form.tsx'

/** The consents to marketing, both unticked until the shopper ticks them (SHOP-70, SHOP-91). */
export function Consents() {
  const { path, texts } = useShop()
  const { consents, newsletter, newsletterLink, sms } = texts.checkout
  return (
    <fieldset className="checkout-part">
      <legend>{consents}</legend>
      <div className="tick">
        <Box name="newsletter" />
        <label htmlFor="newsletter" data-anchor="consentLabel">
          {newsletter} <a href={path('legal/privacy')}>{newsletterLink}</a>
        </label>
      </div>
      <div className="tick">
        <Box name="sms" />
        <label htmlFor="sms" data-anchor="consentLabel">
          {sms}
        </label>
      </div>
    </fieldset>
  )
}

function Box({ name }: { name: 'newsletter' | 'sms' }) {
  const { value } = useField(name)
  return <input id={name} type="checkbox" name={name} value="1" defaultChecked={value === '1'} />
}
