import { checkoutFields, type DeliveryWay, deliveryWays } from '../../orders/checkout-values.ts'
import { wayOf, withDelivery } from '../../orders/with-delivery.ts'
import { useBag } from '../bag/bag-context.tsx'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import { AddressFields } from './address-fields.tsx'
import type { CheckoutContent } from './checkout-content.ts'
import { Choice } from './choice.tsx'
import { Consents } from './consents.tsx'
import { Field } from './field.tsx'

type Props = { countries: CheckoutContent['countries']; way: DeliveryWay; onWay: (way: DeliveryWay) => void }

/** The step for recipient, address and delivery. */
export function DeliveryStep({ countries, way, onWay }: Props) {
  const { locale, money, path, texts } = useShop()
  const { contents } = useBag()
  const words = texts.checkout
  const { email = 0, phone = 0 } = checkoutFields.delivery
  const options = deliveryWays.map((value) => {
    const { delivery } = withDelivery(contents, value, locale.currency)
    const price = delivery === 0 ? texts.basket.free : money(delivery)
    return { value, name: texts.product.deliveryWays[value], text: texts.product.deliveryTimes[value], price }
  })
  return (
    <>
      <fieldset className="checkout-part">
        <legend>{words.contact}</legend>
        <div className="fields">
          <Field name="email" type="email" label={words.fields.email} autoComplete="email" most={email} />
          <Field name="phone" type="tel" label={words.fields.phone} autoComplete="tel" most={phone} optional />
        </div>
      </fieldset>
      <fieldset className="checkout-part">
        <legend>{words.address}</legend>
        <AddressFields countries={countries} />
      </fieldset>
      <Choice name="way" title={words.way} options={options} chosen={way} onChoose={(value) => onWay(wayOf(value))} />
      <Consents />
      <div className="checkout-actions">
        <button type="submit" className="button">
          {words.toBilling} <Icon name="arrow" />
        </button>
        <a href={path('cart')}>{words.backToBag}</a>
      </div>
    </>
  )
}
