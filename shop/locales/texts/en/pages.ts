export const wishlist = {
  pageTitle: 'Saved shoes | Norrow',
  headline: 'Saved shoes',
  save: 'Save',
  saved: 'Saved',
  saveProduct: (name: string) => `Save ${name}`,
  view: 'See your saved shoes',
  count: (count: number) => (count === 1 ? '1 saved pair' : `${count} saved pairs`),
  empty: 'Nothing saved yet',
  emptyText: 'The heart on a shoe keeps it here, for this browser.',
  emptyLink: 'See what is new',
}

export const account = {
  pageTitle: 'Your account | Norrow',
  headline: 'Your account',
  logInText:
    'This shop has one demonstration visitor. Log in to see what members see: there is no password, and no personal data is stored. Your browser only remembers that you are logged in.',
  logIn: 'Log in as demo visitor',
  hello: 'Hello, demo visitor',
  member: 'You are logged in as a Gold member.',
  logOut: 'Log out',
  links: 'In your account',
  savedText: 'The pairs you want to keep an eye on.',
  bagText: 'What you have chosen so far.',
  helpText: 'Delivery, returns, care and repair.',
}

export const help = {
  pageTitle: 'Help | Norrow',
  headline: 'How can we help?',
  intro: 'Delivery, returns and the care of your shoes, in brief.',
  contents: 'On this page',
  ways: { way: 'Way', time: 'Time', price: 'Price' },
  sections: (amount: string) => ({
    delivery: {
      title: 'Delivery',
      paragraphs: [
        `Standard delivery is free on orders over ${amount}. Orders placed before 2 pm on a working day leave the workshop the same day.`,
        'You receive a link to follow your parcel. If nobody is at home, the carrier leaves it at a parcel shop nearby for seven days.',
      ],
    },
    returns: {
      title: 'Returns',
      paragraphs: [
        'You have 60 days to try your shoes on at home. Pairs that have not been worn outdoors can come back free of charge: the return label is in the box.',
        'The money is on its way to you within three working days after the parcel has reached us. To change a size, send the pair back and order the other one.',
      ],
    },
    care: {
      title: 'Care and repair',
      paragraphs: [
        'Let wet shoes dry slowly, away from heaters, and give leather a little cream every few weeks.',
        'Our workshop resoles and mends every pair we have made. Send it in, and we tell you the price before we begin.',
      ],
    },
  }),
}

export const legal = {
  notice: {
    pageTitle: 'Legal notice | Norrow',
    title: 'Legal notice',
    sections: [
      {
        title: 'Who we are',
        text: 'Norrow is an invented shop. It exists to show how personalisation works in a shop and sells nothing.',
      },
      {
        title: 'Pictures and texts',
        text: 'All shoes, pictures, reviews and texts were made for this demonstration. Any likeness to real products is a coincidence.',
      },
    ],
  },
  privacy: {
    pageTitle: 'Privacy | Norrow',
    title: 'Privacy',
    sections: [
      {
        title: 'What this shop keeps',
        text: 'A random number in a cookie that finds your bag and your saved shoes again, and a cookie that says whether the demonstration visitor is logged in. Neither names you.',
      },
      {
        title: 'What it does not keep',
        text: 'Card numbers never leave your window. Names and addresses are not stored by the shop: your browser keeps them in a cookie until you order or close it, and the order is stored without them. Please use invented ones.',
      },
      {
        title: 'Personalisation',
        text: 'The personalisation script gives your browser a random visitor number and counts the pages you view, so that the demonstration can show how it works.',
      },
    ],
  },
  terms: {
    pageTitle: 'Terms and conditions | Norrow',
    title: 'Terms and conditions',
    sections: [
      {
        title: 'No contract',
        text: 'An order placed in this demonstration shop is no order: no contract comes about, nothing is charged and nothing is sent.',
      },
      {
        title: 'Prices',
        text: 'Prices are shown in the currency of the chosen country and include taxes as they would in a real shop.',
      },
    ],
  },
  newsletter: {
    pageTitle: 'Newsletter | Norrow',
    title: 'Thank you',
    sections: [
      {
        title: 'Nothing was stored',
        text: 'As this is a demonstration, your email address was neither sent nor stored, and no newsletter will arrive.',
      },
    ],
  },
}

export const notFound = {
  title: 'Page not found | Norrow',
  headline: 'This path leads nowhere',
  text: 'The page may have moved, or the address has a slip in it. These ways lead on:',
  home: 'Go to the home page',
}
