import type { TLocalizedValidationError } from 'typebox/error'

/** Says in words what a value that does not fit its schema has to be, e.g. `give a text`. */
export function describeError({ keyword, params, message }: TLocalizedValidationError): string {
  const facts = params as Record<string, unknown>
  switch (keyword) {
    case 'type':
      return `give ${[facts.type].flat().map(nameOfType).join(' or ')}`
    case 'enum':
      return `use one of ${[facts.allowedValues].flat().join(', ')}`
    case 'required':
      return `give ${[facts.requiredProperties].flat().join(' and ')}`
    case 'minLength':
    case 'minItems':
      return 'it must not be empty'
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'exclusiveMaximum':
      return `give a number ${limitWords[keyword]} ${facts.limit}`
    default:
      return message
  }
}

const limitWords = {
  minimum: 'from',
  exclusiveMinimum: 'above',
  maximum: 'up to',
  exclusiveMaximum: 'below',
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function nameOfType(type: unknown): string {
  return typeNames[String(type)] ?? String(type)
}
