import { type AddressPart, addressField, type CheckoutValues } from '../../orders/checkout-values.ts'
import type { CheckoutContent } from './checkout-content.ts'

type Props = { values: CheckoutValues; countries: CheckoutContent['countries']; billing?: boolean }

/** An address as it is written on a parcel. */
export function AddressText({ values, countries, billing = false }: Props) {
  const partOf = (name: AddressPart) => values[addressField(name, billing)] ?? ''
  const lines = [
    `${partOf('firstName')} ${partOf('lastName')}`,
    partOf('street'),
    partOf('extra'),
    `${partOf('postcode')} ${partOf('city')}`,
    partOf('region'),
    countries.find(({ code }) => code === partOf('country'))?.name ?? '',
  ]
  return (
    <address>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line} className="address-line">
            {line}
          </span>
        ))}
    </address>
  )
}
