import { ADVICE_TOPICS } from './advice-topics.ts'
import { AFTER_THE_WORK_TOPICS } from './after-the-work-topics.ts'
import { BASICS_TOPICS } from './basics-topics.ts'
import { BOOST_TOPICS } from './boost-topics.ts'
import { CHASSIS_TOPICS } from './chassis-topics.ts'
import { CODE_TOPICS } from './code-topics.ts'
import { COUNTER_TOPICS } from './counter-topics.ts'
import { DELIVERY_TOPICS } from './delivery-topics.ts'
import { DRIVELINE_TOPICS } from './driveline-topics.ts'
import { DRIVING_TOPICS } from './driving-topics.ts'
import { ENGINE_CHOICE_TOPICS } from './engine-choice-topics.ts'
import { ENGINE_HEALTH_TOPICS } from './engine-health-topics.ts'
import { ENGINE_TOPICS } from './engine-topics.ts'
import { EVERYDAY_TOPICS } from './everyday-topics.ts'
import { FIRST_MESSAGE_TOPICS } from './first-message-topics.ts'
import { FIRST_PARTS_TOPICS } from './first-parts-topics.ts'
import { FUEL_TOPICS } from './fuel-topics.ts'
import { GRIP_TOPICS } from './grip-topics.ts'
import { HEARSAY_TOPICS } from './hearsay-topics.ts'
import { KNOWN_TROUBLE_TOPICS } from './known-trouble-topics.ts'
import { ORDER_TOPICS } from './order-topics.ts'
import { OWNERSHIP_TOPICS } from './ownership-topics.ts'
import { PAYING_TOPICS } from './paying-topics.ts'
import { RULE_TOPICS } from './rules-of-thumb-topics.ts'
import { SITE_TOPICS } from './site-topics.ts'
import type { KnowledgeTopic } from './topic.ts'
import BUYING from './topics/buying.json' with { type: 'json' }
import CARE from './topics/care.json' with { type: 'json' }
import ENGINES from './topics/engines-and-tuning.json' with { type: 'json' }
import RACING from './topics/racing.json' with { type: 'json' }
import TRUCKS from './topics/trucks-and-classics.json' with { type: 'json' }
import { TRACK_TOPICS } from './track-topics.ts'
import { TROUBLE_TOPICS } from './trouble-topics.ts'
import { TRUST_TOPICS } from './trust-topics.ts'
import { TUNE_AND_FIGURES_TOPICS } from './tune-and-figures-topics.ts'
import { TUNING_TOPICS } from './tuning-topics.ts'
import { UPKEEP_TOPICS } from './upkeep-topics.ts'
import { WORKSHOP_TOPICS } from './workshop-topics.ts'

/** All that the shop can explain. Order does not matter: a question finds its topic by its words. */
export const KNOWN_TOPICS: readonly KnowledgeTopic[] = [
  ...ORDER_TOPICS,
  ...TRUST_TOPICS,
  ...TUNING_TOPICS,
  ...FUEL_TOPICS,
  ...BOOST_TOPICS,
  ...ENGINE_TOPICS,
  ...DRIVELINE_TOPICS,
  ...BASICS_TOPICS,
  ...TRACK_TOPICS,
  ...TROUBLE_TOPICS,
  ...OWNERSHIP_TOPICS,
  ...CODE_TOPICS,
  ...UPKEEP_TOPICS,
  ...COUNTER_TOPICS,
  ...RULE_TOPICS,
  ...DRIVING_TOPICS,
  ...HEARSAY_TOPICS,
  ...KNOWN_TROUBLE_TOPICS,
  ...SITE_TOPICS,
  ...WORKSHOP_TOPICS,
  ...PAYING_TOPICS,
  ...DELIVERY_TOPICS,
  ...CHASSIS_TOPICS,
  ...GRIP_TOPICS,
  ...FIRST_PARTS_TOPICS,
  ...AFTER_THE_WORK_TOPICS,
  ...ENGINE_HEALTH_TOPICS,
  ...ENGINE_CHOICE_TOPICS,
  ...TUNE_AND_FIGURES_TOPICS,
  ...EVERYDAY_TOPICS,
  ...FIRST_MESSAGE_TOPICS,
  ...ADVICE_TOPICS,
  ...([...CARE, ...TRUCKS, ...RACING, ...ENGINES, ...BUYING] as unknown as readonly KnowledgeTopic[]),
]
