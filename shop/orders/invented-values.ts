import type { Locale } from '../locales/locale.ts'
import { type AddressPart, type CheckoutValues, type FormStep, fieldsOf } from './checkout-values.ts'

type InventedValues = Record<Exclude<AddressPart, 'extra'>, string> & { phone: string }

/** Invented values: names, streets and postcodes are made up, telephone numbers are those reserved for films. */
const people: Record<'GB' | 'US' | 'CA' | 'IE' | 'FR' | 'DE' | 'IT', InventedValues> = {
  GB: {
    firstName: 'Robin',
    lastName: 'Larkspur',
    street: '12 Cobbler’s Row',
    postcode: 'BS99 9ZZ',
    city: 'Bristol',
    region: '',
    country: 'GB',
    phone: '+44 7700 900123',
  },
  US: {
    firstName: 'Robin',
    lastName: 'Larkspur',
    street: '1200 Cobbler Street',
    postcode: '97299',
    city: 'Portland',
    region: 'Oregon',
    country: 'US',
    phone: '+1 503 555 0123',
  },
  CA: {
    firstName: 'Robin',
    lastName: 'Larkspur',
    street: '120 rue du Cordonnier',
    postcode: 'H0H 0Z9',
    city: 'Montréal',
    region: 'Québec',
    country: 'CA',
    phone: '+1 514 555 0123',
  },
  IE: {
    firstName: 'Robin',
    lastName: 'Larkspur',
    street: '12 Cobbler’s Lane',
    postcode: 'D99 ZZ99',
    city: 'Dublin',
    region: '',
    country: 'IE',
    phone: '+353 20 912 0123',
  },
  FR: {
    firstName: 'Camille',
    lastName: 'Alouette',
    street: '12 rue du Cordonnier',
    postcode: '75999',
    city: 'Paris',
    region: '',
    country: 'FR',
    phone: '+33 6 39 98 01 23',
  },
  DE: {
    firstName: 'Kim',
    lastName: 'Rittersporn',
    street: 'Schustergässchen 12',
    postcode: '10999',
    city: 'Berlin',
    region: '',
    country: 'DE',
    phone: '+49 30 23125 012',
  },
  IT: {
    firstName: 'Andrea',
    lastName: 'Lodola',
    street: 'Via del Calzolaio 12',
    postcode: '00199',
    city: 'Roma',
    region: '',
    country: 'IT',
    phone: '+39 06 5550 0123',
  },
}

/** What the demo's button fills in on a step: complete except for the choices, and clearly invented. */
export function inventedValues(
  step: FormStep,
  { country, language }: Pick<Locale, 'country' | 'language'>,
): CheckoutValues {
  const all: CheckoutValues = {
    ...personOf(country, language),
    email: 'robin.demo@norrow.example',
    extra: '',
    payment: 'card',
    otherAddress: '',
  }
  return Object.fromEntries(fieldsOf(step).flatMap((field) => (field in all ? [[field, all[field]]] : [])))
}

function personOf(country: string, language: string): InventedValues {
  if (country === 'us') return people.US
  if (country === 'ca') return people.CA
  if (country === 'uk') return people.GB
  const byLanguage: Record<string, InventedValues> = { fr: people.FR, de: people.DE, it: people.IT }
  return byLanguage[language] ?? people.IE
}
