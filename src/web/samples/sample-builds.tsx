import { BuildCard } from '../builds/build-card.tsx'
import { SAMPLE_BUILDS } from './builds.ts'

export default function SampleBuilds() {
  return SAMPLE_BUILDS.map((build) => <BuildCard key={build.id} build={build} />)
}
