/** The English texts of the page with the templates. */
export const enTemplates = {
  title: 'New experience',
  hint: 'Choose what it is. Everything can be changed and previewed before anybody sees it.',
  search: 'Find a template',
  searchHint: 'What it should do',
  areas: 'By area',
  all: 'All',
  areaNames: {
    product: 'Product',
    category: 'Category',
    home: 'Home',
    basket: 'Basket',
    checkout: 'Checkout',
    'not-found': 'Not found',
    global: 'All pages',
  } as Record<string, string>,
  count: (shown: string, all: string) => (shown === all ? `${all} templates` : `${shown} of ${all} templates`),
  none: 'No template matches.',
  showAll: 'Show all',
  lacks: 'The site does not say where to find:',
  lacksHint: 'It cannot run before your developers have set this in the configuration.',
  picture: (title: string) => `${title} in the demo shop`,
}

/** Those of the form that asks for a name. */
export const enNaming = {
  back: 'All templates',
  title: 'Name the experience',
  name: 'Name',
  hint: 'For you and your colleagues; shoppers never see it.',
  id: 'Its id in events and links:',
  idLater: 'It cannot be changed later.',
  create: 'Create the draft',
  creating: 'Creating…',
  missing: 'Give it a name.',
  unknown: 'There is no such template.',
}
