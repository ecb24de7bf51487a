export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'What does whp mean?',
    answer:
      'Wheel horsepower: what a chassis dyno reads at the drive wheels. Automakers rate the engine at the crank, before the gearbox and axles take their cut, so whp is the lower number. All our goals and predictions are at the wheels.',
  },
  {
    question: 'How sure are the predictions?',
    answer:
      'Each one comes with the range most cars land in. We also check our predictions against published dyno results on the accuracy page, misses included.',
  },
  {
    question: 'Will my engine and gearbox survive it?',
    answer:
      'Every package and build shows how close it gets to each limit: internals, transmission, clutch, fuel system. If something is maxed out, we tell you which part fixes it and what it costs.',
  },
  {
    question: 'How long does an installation take?',
    answer:
      'Bolt-ons take a day or two. A full Stage 3 build takes weeks. Each package page shows its install time, and the planner gives you a timeline for each stage.',
  },
  {
    question: 'Can I have the parts shipped and install them myself?',
    answer: 'Yes. Pick parts only, or choose shipping at checkout: installation comes off the price.',
  },
  {
    question: 'How do I pay?',
    answer:
      'Checkout tells you before you order. By card, you pay on Stripe\'s secure page and we never see the number. By invoice, we check stock and send it: your order shows "awaiting payment" until it is paid.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'No. Your cart, garage and saved builds live in your browser, and every saved build has a link you can share.',
  },
  {
    question: 'Is a tuned car street legal?',
    answer:
      'Depends on the part and where you live. Parts that change emissions equipment may be for off-road use only. If your car has to pass inspection, ask us before you order.',
  },
  {
    question: 'What does the warranty cover?',
    answer: 'One year on parts and on our work. The warranty page says what that includes and what it does not.',
  },
]
