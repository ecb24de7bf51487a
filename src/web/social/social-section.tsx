import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SocialPost } from '../../contract/social.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'
import { useShop } from '../app/shop.ts'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { count } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export const SOCIAL_POSTS = 6

/** Latest posts: the widget's when the shop has one, else our own six. */
export default function SocialSection() {
  const { socialWidgetSrc } = useShop()
  const { data, isPending } = useQuery(load(useCall(), 'GET /api/social/posts'))
  if (!socialWidgetSrc && !isPending && !data?.length) return null
  return (
    <section
      id="follow-the-adrenaline"
      aria-labelledby="home-social"
      className="page-width scroll-mt-24 pt-24 sm:pt-32"
    >
      <SectionHeading
        id="home-social"
        label="Social"
        title="FOLLOW THE ADRENALINE"
        subtitle="Latest builds and behind-the-scenes content"
      />
      {socialWidgetSrc ? <Widget src={socialWidgetSrc} /> : <OwnPosts posts={data} />}
    </section>
  )
}

/** The outside widget's script comes only when the section appears. */
function Widget({ src }: { src: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      const script = document.createElement('script')
      script.src = src
      script.async = true
      element.append(script)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [src])
  return <div ref={place} className="mt-10 min-h-96" data-post-count={SOCIAL_POSTS} />
}

/** `posts` is undefined while they load. */
function OwnPosts({ posts }: { posts: readonly SocialPost[] | undefined }) {
  return (
    <ul className="mt-10 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
      {posts === undefined
        ? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <li key={key}>
              <Skeleton className="aspect-square" />
            </li>
          ))
        : posts.slice(0, SOCIAL_POSTS).map((post) => (
            <li key={post.id}>
              <Post post={post} />
            </li>
          ))}
    </ul>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

function Post({ post }: { post: SocialPost }) {
  return (
    <article className="light-edge flex h-full flex-col overflow-hidden rounded-sm">
      <div className="relative aspect-[3/2] bg-ink">
        <Picture
          src={post.imageUrl}
          alt=""
          width={1200}
          height={800}
          sizes="(width >= 1024px) 27rem, 50vw"
          className="size-full object-cover"
        />
        {post.isSample ? <Badge className="absolute top-3 right-3">Example</Badge> : null}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <p className="flex items-center gap-2 text-sm text-silver">
          <Icon name={post.network} className="size-4 shrink-0 text-redline" />
          <span className="truncate">{post.author}</span>
        </p>
        <p className="line-clamp-4 text-sm">{post.text}</p>
        {post.isSample ? null : (
          <p className="figures mt-auto flex flex-wrap justify-between gap-2 text-xs text-steel">
            {post.postedOn ? <time dateTime={post.postedOn}>{DAY.format(new Date(post.postedOn))}</time> : <span />}
            <span className="inline-flex items-center gap-1.5">
              <Icon name="heart" className="size-3.5" />
              {count(post.likes)}
            </span>
          </p>
        )}
      </div>
    </article>
  )
}
