import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, moment } from './columns.ts';

/** `number` orders posts of the same instant and is their rowid in the search index, so it never changes. */
export const posts = sqliteTable(
  'blog_posts',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    excerptWritten: flag('excerpt_written').notNull(),
    author: text('author').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    published: flag('published').notNull().default(false),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    /** The tags as they appear in the URLs of their pages. */
    tagSlugs: text('tag_slugs', { mode: 'json' }).$type<string[]>().notNull(),
    imageUrl: text('image_url'),
    words: integer('words').notNull(),
    /** The text that is searched besides the title. */
    text: text('text').notNull(),
    /** Sanitised HTML. It is the last column, so that lists need not read past it. */
    content: text('content').notNull(),
  },
  (table) => [
    index('blog_posts_created_at').on(table.createdAt),
    index('blog_posts_published').on(table.published, table.createdAt),
  ],
);

const postNumber = () =>
  integer('post')
    .notNull()
    .references(() => posts.number, { onDelete: 'cascade' });

/** Every slug that a post has or had; written by triggers. */
export const postSlugs = sqliteTable(
  'blog_post_slugs',
  { slug: text('slug').primaryKey(), post: postNumber() },
  (table) => [index('blog_post_slugs_post').on(table.post)],
);

/** One row per tag of a post, with the columns that the tag's page sorts and filters by; written by triggers. */
export const postTags = sqliteTable(
  'blog_post_tags',
  {
    post: postNumber(),
    tag: text('tag').notNull(),
    published: flag('published').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.post, table.tag] }),
    index('blog_post_tags_tag').on(table.tag, table.createdAt, table.post),
    index('blog_post_tags_published').on(table.tag, table.published, table.createdAt, table.post),
  ],
);
