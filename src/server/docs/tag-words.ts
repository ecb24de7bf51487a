import type { CALLS } from '../../contract/calls.ts'

type Tag = (typeof CALLS)[keyof typeof CALLS]['tag']

/** What each group of calls is about, as the reference page says it. */
export const TAG_WORDS: Readonly<Record<Tag, string>> = {
  shop: 'Facts of the shop: its state, contact details and policies.',
  brands: 'Car makes and their models.',
  packages: 'Ready-made packages by car and stage.',
  builds: 'Finished customer builds.',
  merchandise: 'Shirts, caps and other shop gear.',
  social: 'Posts about our builds, and what people say of a part.',
  vehicles: 'The cars that builds are planned for, their figures and curves.',
  parts: 'The parts of the shop: lists, one part, what fits.',
  search: 'One search over parts, cars, packages, builds and help.',
  garage: 'Reading a VIN into a car of the catalog.',
  assistant: 'The conversation: questions in words, answers with builds and parts.',
  cart: 'Carts, known by their random number.',
  quotes: 'A build as a written quote.',
  orders: 'Placing orders, paying, and following them.',
  booking: 'Appointments at the shop.',
  results: 'Dyno sheets and time slips from customers.',
  contact: 'Messages to the shop.',
  photos: 'Pictures that customers send.',
  configurator: 'The build for a goal, a budget and preferences.',
  planner: 'Stages, steps and time slips for one car.',
  plans: 'Saved builds under a short code.',
  optimization: 'Runs that plan packages for many cars.',
  market: 'What customers look at and ask for.',
  evidence: 'How the predictions stand against published results.',
}
