import { backend } from '#server/context.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(backend)
  const [services, stats] = await Promise.all([content.list('services'), content.list('stats')])
  return { services, stats }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>Schaufenster</h1>
      <ul>
        {loaderData.services.map((service) => (
          <li key={service.id}>{service.title}</li>
        ))}
      </ul>
    </main>
  )
}
