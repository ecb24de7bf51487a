export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'What does whp mean?',
    answer:
      'Wheel horsepower: what a chassis dyno measures at the driven wheels. A maker rates the engine at the crank, before the gearbox and axles take their share, so the wheel figure of the same car is lower. All our goals and predictions are at the wheels.',
  },
  {
    question: 'How sure are the predictions?',
    answer:
      'Each comes with a 90% range that most cars land in. Every prediction is also held against published dyno results on the accuracy page, hits and misses alike.',
  },
  {
    question: 'Will my engine and gearbox survive it?',
    answer:
      'Each package and build shows how much of each limit it uses: internals, transmission, clutch, fuel system. Where a limit is passed, the page says which part lifts it and what it costs.',
  },
  {
    question: 'How long does an installation take?',
    answer:
      'Bolt-ons take a day or two, a full stage 3 build weeks. Each package page shows its install time; the planner shows a timeline for each stage.',
  },
  {
    question: 'Can I have the parts shipped and install them myself?',
    answer:
      'Yes. At checkout choose shipping. Labor in your cart is for installation at our shop, so remove that line if you do the work yourself.',
  },
  {
    question: 'How do I pay?',
    answer:
      'Checkout tells you before you order. By card, you pay on Stripe\'s secure page and we never see the number. By invoice, we check stock, send the invoice and wait: your order shows "awaiting payment" until it is in.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'No. Your cart, your garage and your saved builds live in your own browser; a saved build has an address that you can share.',
  },
  {
    question: 'Is a tuned car street legal?',
    answer:
      'That depends on the part and on where you live. Parts that change emissions equipment may be for off-road use only. Ask us before you order if you must pass an inspection.',
  },
  {
    question: 'What does the warranty cover?',
    answer: 'One year on parts and on our work. The warranty page says what that includes and what it does not.',
  },
]
