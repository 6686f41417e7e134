/** The reason why the buttons of the cards are disabled (PDP-08.2). */
export const addToBagLocked = 'Add the product on this page first'
