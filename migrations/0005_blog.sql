CREATE TABLE `blog_post_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post` integer NOT NULL,
	FOREIGN KEY (`post`) REFERENCES `blog_posts`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_post_slugs_post` ON `blog_post_slugs` (`post`);--> statement-breakpoint
CREATE TABLE `blog_post_tags` (
	`post` integer NOT NULL,
	`tag` text NOT NULL,
	`published` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post`, `tag`),
	FOREIGN KEY (`post`) REFERENCES `blog_posts`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_post_tags_tag` ON `blog_post_tags` (`tag`,`created_at`,`post`);--> statement-breakpoint
CREATE INDEX `blog_post_tags_published` ON `blog_post_tags` (`tag`,`published`,`created_at`,`post`);--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`excerpt_written` integer NOT NULL,
	`author` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`tags` text NOT NULL,
	`tag_slugs` text NOT NULL,
	`image_url` text,
	`words` integer NOT NULL,
	`text` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_id_unique` ON `blog_posts` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);--> statement-breakpoint
CREATE INDEX `blog_posts_created_at` ON `blog_posts` (`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`published`,`created_at`);--> statement-breakpoint
CREATE VIRTUAL TABLE `blog_search` USING fts5(`title`, `text`, content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER `blog_posts_added` AFTER INSERT ON `blog_posts` BEGIN
	INSERT INTO `blog_post_slugs` (`slug`, `post`) VALUES (new.`slug`, new.`number`);
	INSERT INTO `blog_post_tags` (`post`, `tag`, `published`, `created_at`) SELECT new.`number`, `value`, new.`published`, new.`created_at` FROM json_each(new.`tag_slugs`);
	INSERT INTO `blog_search` (`rowid`, `title`, `text`) VALUES (new.`number`, new.`title`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_renamed` AFTER UPDATE OF `slug` ON `blog_posts` WHEN new.`slug` <> old.`slug` BEGIN
	INSERT OR IGNORE INTO `blog_post_slugs` (`slug`, `post`) VALUES (new.`slug`, new.`number`);
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_tagged` AFTER UPDATE OF `tag_slugs`, `published`, `created_at` ON `blog_posts` BEGIN
	DELETE FROM `blog_post_tags` WHERE `post` = new.`number`;
	INSERT INTO `blog_post_tags` (`post`, `tag`, `published`, `created_at`) SELECT new.`number`, `value`, new.`published`, new.`created_at` FROM json_each(new.`tag_slugs`);
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_rewritten` AFTER UPDATE OF `title`, `text` ON `blog_posts` BEGIN
	DELETE FROM `blog_search` WHERE `rowid` = new.`number`;
	INSERT INTO `blog_search` (`rowid`, `title`, `text`) VALUES (new.`number`, new.`title`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `blog_posts_deleted` AFTER DELETE ON `blog_posts` BEGIN
	DELETE FROM `blog_search` WHERE `rowid` = old.`number`;
END;
