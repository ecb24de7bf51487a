/** The package planner. */
export default function Planner() {
  return null
}
